import { spawn } from 'node:child_process'

/** Fetched when they are needed, in these versions: they judge from outside, and nobody else has to install them. */
const PACKAGES = { vnu: 'vnu-jar@26.9.27', spectral: '@stoplight/spectral-cli@6.16.3' }

/** Runs one of the tools; resolves to what it prints, whatever its exit code says of the findings. */
export function runTool(name, args) {
  return new Promise((resolve, reject) => {
    const tool = spawn('npx', ['--yes', `--package=${PACKAGES[name]}`, name, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const printed = []
    tool.stdout.on('data', (chunk) => printed.push(chunk))
    tool.once('error', reject)
    tool.once('close', () => resolve(Buffer.concat(printed).toString()))
  })
}
