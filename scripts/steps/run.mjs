import { spawn } from 'node:child_process'
import { giveUp } from './print.mjs'

/** They end with the command, however it ends. */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

function track(child) {
  running.add(child)
  child.on('error', () => running.delete(child))
  child.on('exit', () => running.delete(child))
  return child
}

/** Runs a program with inherited output and no input; returns its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = track(spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }))
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Ends by a signal as by itself, so that no child process survives the command. */
export function endTogether() {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, () => process.exit(code))
  }
}

/**
 * Runs a program whose output matters only when it fails: then it is printed, and the command ends with a sentence. Returns
 * what it wrote to its standard error.
 */
export async function runSilently(command, args, { otherwise, ...options }) {
  const { code, output, errors } = await capture(command, args, options)
  if (code === 0) return errors
  process.stderr.write(`\n${output}`)
  giveUp(`${otherwise}: see the lines above.`)
}

/** Runs a program without printing; returns its exit code, its output, and the part of it that is its standard error. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = track(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options }))
    let output = ''
    let errors = ''
    child.stdout.on('data', (part) => {
      output += part
    })
    child.stderr.on('data', (part) => {
      output += part
      errors += part
    })
    child.on('error', () => resolve({ code: 127, output, errors }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, errors }))
  })
}

/** The script of a program in node_modules: without a shell or npx in between, so that signals reach it. */
export const PROGRAMS = {
  next: 'node_modules/next/dist/bin/next',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
}
