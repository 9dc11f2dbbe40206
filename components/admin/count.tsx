/** How many there are: Latin digits and commas in both languages. */
export const Count = ({ of }: { of: number }) => <span className="num">{of.toLocaleString('en-US')}</span>
