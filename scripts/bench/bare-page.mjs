import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../steps/ports.mjs'
import { startProcess, stopProcess } from '../steps/processes.mjs'
import { capture, PROGRAMS } from '../steps/run.mjs'
import { waitForAnswer } from '../steps/wait-for-answer.mjs'

// Inside the project, so that node_modules is found.
const FOLDER = 'dist/bench/bare'

const FILES = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } }\n`,
  'package.json': '{ "name": "bare", "private": true }\n',
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>\n}\n',
  'app/page.jsx': 'export default function Page() {\n  return <h1>Bare</h1>\n}\n',
  // As many elements and bytes as a page of results, rendered for each request.
  'app/results/page.jsx': `export const dynamic = 'force-dynamic'
const cards = Array.from({ length: 24 }, (_, card) => card)
const facts = Array.from({ length: 30 }, (_, fact) => fact)
export default function Page() {
  return cards.map((card) => (
    <article key={card} className="card">
      <h3>{'Place ' + card}</h3>
      {facts.map((fact) => (
        <p key={fact} className="fact">
          <span>{'Fact ' + fact + ' of place ' + card}</span>
        </p>
      ))}
    </article>
  ))
}
`,
}

/** Builds and serves the smallest page of this Next version: the baseline of every figure. */
export async function serveBarePage() {
  writeFiles()
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const next = resolve(PROGRAMS.next)
  const { code, output } = await capture(process.execPath, [next, 'build', FOLDER], { env })
  if (code !== 0) throw new Error(`The bare page could not be built:\n${output}`)
  const port = await freePort()
  const server = startProcess('bare', [next, 'start', FOLDER, '-p', String(port)], {
    env,
    logDir: 'dist/bench',
  })
  let isOver = false
  server.ended.then(() => {
    isOver = true
  })
  const origin = `http://127.0.0.1:${port}`
  if (!(await waitForAnswer(`${origin}/`, () => isOver))) throw new Error('The bare page does not answer.')
  return { origin, pid: server.child.pid, stop: () => stopProcess(server) }
}

function writeFiles() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(`${FOLDER}/app/results`, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(`${FOLDER}/${name}`, text)
}
