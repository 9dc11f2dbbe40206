import { print } from './steps/print.mjs'
import { filesOf, gapsOf, readWalks } from './steps/walks.mjs'

/** Counts the walks of docs/architecture.md as the source is now, beside what the document says. */
for (const walk of readWalks()) {
  print(
    `${walk.title}: ${walk.stops.length} stops, ${filesOf(walk).size} files (the document says ${walk.said.stops}, ${walk.said.files})`,
  )
  for (const gap of gapsOf(walk)) print(`  nothing before it leads to ${gap}`)
}
