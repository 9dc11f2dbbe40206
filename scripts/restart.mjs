import { readFileSync } from 'node:fs'
import { giveUp, print } from './steps/print.mjs'
import { pidFileOf, readSettings } from './steps/settings.mjs'

/** `npm run restart`: replaces the workers of a running `npm start` one by one, without losing a request. */
const file = pidFileOf(readSettings())
try {
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGUSR2')
  print('The workers are being replaced; the log says when it is done.')
} catch {
  giveUp(`No running Diyar was found in ${file}: start it with npm start, and with the same DATA_DIR.`)
}
