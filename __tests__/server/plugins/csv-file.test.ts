import { renderCsv } from '@/server/plugins/csv-file'

const lineOf = (cell: string | number) => renderCsv([[cell]])

test('CSV ends each row like RFC 4180', () => {
  expect(
    renderCsv([
      ['الرصيد', 'b'],
      [1, -2.5],
    ]),
  ).toBe('الرصيد,b\r\n1,-2.5\r\n')
})

test.each([
  ['a "quote", and a comma', '"a ""quote"", and a comma"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+966500000000', "'+966500000000"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
  ['＝1+1', "'＝1+1"],
  ['1=1', '1=1'],
])('a text never becomes a formula of a spreadsheet: %j', (cell, written) => {
  expect(lineOf(cell)).toBe(`${written}\r\n`)
})

test('a negative number of ours stays a number', () => {
  expect(lineOf(-12.5)).toBe('-12.5\r\n')
})
