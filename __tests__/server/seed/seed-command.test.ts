import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'diyar-seed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const seed = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/db/seed/main.ts', ...args], {
    env: { ...process.env, APP_MODE: 'production', DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  })

test.each([
  [[]],
  [['--services', '20']],
  [['--catalogue', '--services', '20', '--email', 'office@example.com', '--phone', '0112345678']],
])(
  'npm run seed %j refuses production, names the catalogue and opens no database',
  (args) => {
    const { status, stderr } = seed(...args)
    expect(status).toBe(1)
    expect(stderr).toContain('--catalogue')
    expect(stderr).not.toContain('    at ')
    expect(existsSync(join(folder, 'data'))).toBe(false)
  },
  30_000,
)
