import { execFileSync } from 'node:child_process'

test('the schemas of the answers of the api are those of the types that its routes answer', () => {
  execFileSync(process.execPath, ['scripts/api-schemas.mjs', '--check'], { stdio: 'pipe' })
}, 120_000)
