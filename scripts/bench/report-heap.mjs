import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Preloaded into each process (`node --import`): at SIGWINCH it collects its garbage and writes what remains in bytes, the heap
 * and the buffers beside it, into a file of HEAP_FOLDER under its process id. The signals that are meant for this end the web.
 */
const folder = process.env.HEAP_FOLDER
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGWINCH', () => {
  // What is freed by the first one may free more.
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(`${folder}/${process.pid}`, String(heapUsed + external))
})
