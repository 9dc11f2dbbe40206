import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgePages } from './judges/pages.mjs'
import { signIn } from './judges/sign-in.mjs'
import { runTool } from './judges/tools.mjs'
import { giveUp, print, timed } from './steps/print.mjs'

const ADMIN = '500000009'

/** What Spectral finds in the description with the console, of which that of the public is a part. */
async function judgeDescription({ signIn, folder }) {
  const read = await signIn(ADMIN)
  const files = { document: join(folder, 'openapi.json'), ruleset: join(folder, 'spectral.json') }
  writeFileSync(files.document, await (await read('/api/v1/admin/openapi.json')).text())
  writeFileSync(files.ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
  const printed = await runTool('spectral', [
    ...['lint', files.document, '--ruleset', files.ruleset, '--format', 'json', '--quiet'],
  ])
  return JSON.parse(printed).map(
    ({ code, message, path }) => `openapi.json · spectral ${code}: ${message} (${path.join('/')})`,
  )
}

/**
 * Tools of others judge a running demo (BASE_URL, else http://localhost:3000): vnu, the validator of the W3C, reads the pages of
 * visitors, guests, vendors and admins in both languages, Spectral the description of the api. Whatever they find fails. Needs
 * Java, and the registry once. `--only=pages` or `--only=description` runs one of them.
 */
const ORIGIN = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/$/, '')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)

const folder = mkdtempSync(join(tmpdir(), 'diyar-judges-'))
const scene = { folder, signIn: (phone) => signIn(ORIGIN, phone) }
const found = []
try {
  for (const [name, judge] of Object.entries({ pages: judgePages, description: judgeDescription })) {
    if (!only || only === name) found.push(...(await timed(name, () => judge(scene))))
  }
} finally {
  rmSync(folder, { recursive: true })
}
print(`\nfound: ${found.length}`)
if (found.length > 0) giveUp(found.join('\n'))
