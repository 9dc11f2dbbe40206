import { readFileSync, writeFileSync } from 'node:fs'
import { makeApiSchemas } from './api-schemas/make-api-schemas.mjs'
import { giveUp, print } from './steps/print.mjs'

/** Writes the schemas of all answers of the api; `--check` only compares. */
const FILE = 'server/api-description/schemas.json'

const made = makeApiSchemas()
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== made) giveUp(`${FILE} is stale: run npm run api:schemas.`)
} else {
  writeFileSync(FILE, made)
  print(`${FILE}: ${Math.round(made.length / 1024)} KB`)
}
