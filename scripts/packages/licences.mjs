import { writeFileSync } from 'node:fs'
import { print } from '../steps/print.mjs'
import { licenceDocument, readLock } from './dependencies.mjs'

/** Writes the licences of the packages that are shipped into docs/licences.md. */
writeFileSync('docs/licences.md', licenceDocument(readLock()))
print('docs/licences.md is written.')
