import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['tsx', 'server/db/seed/main.ts'], { stdio: 'inherit' })
process.exit(status ?? 1)
