import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { giveUp } from './steps/print.mjs'

/** Types of a client from a description: `npm run api:client -- openapi.json api.ts`. */
const [source, target] = process.argv.slice(2)
if (!source || !target) giveUp('Name the description and the file to write.')

register('./api-client/use-classic-compiler.mjs', import.meta.url)
const { default: openapiTS, astToString } = await import('openapi-typescript')
writeFileSync(target, astToString(await openapiTS(JSON.parse(readFileSync(source, 'utf8')))))
