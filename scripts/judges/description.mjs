import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './tools.mjs'

const ADMIN = '500000009'

/** What Spectral finds in the description with the console, of which that of the public is a part. */
export async function judgeDescription({ signIn, folder }) {
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
