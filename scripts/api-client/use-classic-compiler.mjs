/** A hook of Node's loader: imports of `typescript` get the classic compiler. */
export async function resolve(name, context, next) {
  if (name !== 'typescript') return next(name, context)
  return { url: new URL('./classic-compiler.mjs', import.meta.url).href, shortCircuit: true }
}
