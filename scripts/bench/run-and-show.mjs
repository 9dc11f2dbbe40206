import { spawn } from 'node:child_process'

/** Runs a script of Node, shows what it prints, and resolves with it; throws when it fails. */
export function runAndShow(args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      process.stdout.write(part)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${args[0]} ended with code ${code}.`))
    })
  })
}
