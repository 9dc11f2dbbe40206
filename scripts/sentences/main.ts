import { isWhole, type SentenceCase, scoresBy, sentencesOf } from './score'

/** Prints how many sentences come out whole, by language and by kind of part; `-- --failed` names the others. */
const FILES = ['standard-arabic', 'dialect', 'english']

const cases = FILES.flatMap(sentencesOf)
const print = (line: string) => process.stdout.write(`${line}\n`)

function printScores(title: string, groupsOf: (one: SentenceCase) => readonly string[]): void {
  print(`\n${title}`)
  for (const [group, { whole, of }] of scoresBy(cases, groupsOf))
    print(`  ${group.padEnd(14)} ${whole} of ${of}`)
}

printScores('By language', ({ language }) => [language])
printScores('By kind of part', ({ parts }) => parts)
printScores('Together', () => ['sentences'])
if (process.argv.includes('--failed'))
  for (const { today, text } of cases.filter((one) => !isWhole(one))) print(`${today} ${text}`)
