import type { FigureRowWire, FiguresWire } from '@/lib/contract/schemas/statistics/market'
import { addSums, columnsOf, type FigureFile } from '@/lib/domain/statistics/market'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { CsvCell } from '@/server/plugins/csv-file'

/** One table of the figures for spreadsheets: heads in both languages, money as plain numbers in SAR, shares in per cent. */
export function figuresRows(figures: FiguresWire, file: FigureFile): CsvCell[][] {
  if (file === 'demand') return demandRows(figures)
  if (file === 'cohorts') return cohortRows(figures)
  const columns = columnsOf(file)
  const cells = (row: Pick<FigureRowWire, 'now' | 'before'>): CsvCell[] =>
    columns.flatMap(({ of }) => [of(row.now) ?? '', of(row.before) ?? ''])
  const total = {
    now: addSums(figures.rows.map(({ now }) => now)),
    before: addSums(figures.rows.map(({ before }) => before)),
  }
  return [
    [
      ...['from', 'until', 'of'].map((name) => inBoth(`columns.${name}`)),
      ...columns.flatMap(({ name }) => [
        inBoth(`columns.${name}`),
        inBoth('beforeOf', inBoth(`columns.${name}`)),
      ]),
    ],
    ...figures.rows.map((row) => [figures.from, figures.until, nameOf(row), ...cells(row)]),
    [figures.from, figures.until, inBoth('all'), ...cells(total)],
  ]
}

const demandRows = ({ nights }: FiguresWire): CsvCell[][] => [
  ['night', 'searches', 'notFound', 'units', 'free'].map((name) => inBoth(`columns.${name}`)),
  ...nights.map(({ night, searches, found, units, free }) => [
    ...[night, searches, searches - found, units ?? '', free ?? ''],
  ]),
]

const cohortRows = ({ cohorts }: FiguresWire): CsvCell[][] => [
  ['side', 'month', 'monthsLater', 'members'].map((name) => inBoth(`columns.${name}`)),
  ...cohorts.flatMap(({ side, month, members }) =>
    members.map((count, later) => [inBoth(`sides.${side}`), month, later, count]),
  ),
]

function nameOf({ key, name }: FigureRowWire): string {
  if (name) return joined({ ar: name.name_ar, en: name.name })
  if (key === '' || key === 'any') return inBoth('anywhere')
  return joined(inBothLanguages(`vocabulary.type.${key}`))
}

const inBoth = (key: string, column = '') => joined(inBothLanguages(`admin.figures.${key}`, { column }))
const joined = ({ ar, en }: Bilingual) => (ar === en ? ar : `${ar} / ${en}`)
