import { resolve } from 'node:path'
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common'
import { schemasOf } from './schema-of-type.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = {
  answers: resolve(ROOT, 'server/api-description/answers.ts'),
  errors: resolve(ROOT, 'server/api-description/error-data.ts'),
}
const SETTINGS = {
  ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, esModuleInterop: true, resolveJsonModule: true },
  ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, noEmit: true },
  ...{ types: ['node'], baseUrl: ROOT, paths: { '@/*': ['./*'] } },
}
const JSON_TYPE = 'application/json'

/** The text of server/api-description/schemas.json: how each route answers, what an error carries, and their components. */
export function makeApiSchemas() {
  const program = ts.createProgram(Object.values(SOURCES), SETTINGS, hostWithLibraries())
  const checker = program.getTypeChecker()
  const { schemaOf, components } = schemasOf(checker)
  const membersOf = (file, name) => {
    const source = program.getSourceFile(file)
    const symbol = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .find((one) => one.name === name)
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return checker.getPropertiesOfType(type).map((one) => [one.name, checker.getTypeOfSymbol(one)])
  }
  const answers = membersOf(SOURCES.answers, 'Answers').map(([route, type]) => [
    route,
    answerOf(type, { checker, schemaOf }),
  ])
  const errorData = membersOf(SOURCES.errors, 'ErrorData').map(([code, type]) => [code, schemaOf(type)])
  const whole = {
    answers: sorted(answers),
    errorData: sorted(errorData),
    components: sorted([...components]),
  }
  return `${JSON.stringify(whole, null, 1)}\n`
}

/** The package holds the libraries of the language as texts. */
function hostWithLibraries() {
  const host = ts.createCompilerHost(SETTINGS)
  const texts = new Map(
    getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]),
  )
  return {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: () => `${libFolderInMemoryPath}/lib.es2023.full.d.ts`,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile: (file, ...rest) =>
      texts.has(file)
        ? ts.createSourceFile(file, texts.get(file), SETTINGS.target)
        : host.getSourceFile(file, ...rest),
  }
}

/** Status, media type and schema of an answer; the types of kinds.ts stand for what is not JSON with 200. */
function answerOf(type, { checker, schemaOf }) {
  const partOf = (name) => {
    const symbol = type.getProperty(name)
    return symbol && checker.getTypeOfSymbol(symbol)
  }
  const kind = (type.aliasSymbol ?? type.symbol)?.name
  if (kind === 'Empty') return { status: 204 }
  if (kind === 'FileOf') return { status: 200, mediaType: oneOrAll(partOf('mediaType')) }
  if (kind === 'Created') return { status: 201, mediaType: JSON_TYPE, schema: schemaOf(partOf('body')) }
  return { status: 200, mediaType: JSON_TYPE, schema: schemaOf(type) }
}

/** The value of a literal type, the values of several. */
const oneOrAll = (type) => (type.isUnion() ? type.types.map(({ value }) => value) : type.value)

const sorted = (entries) => Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
