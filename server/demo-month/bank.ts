import { type Halalas, toSar } from '@/lib/domain/money'
import { type Day, riyadhDay } from '@/lib/domain/time/days'

interface BankLine {
  day: Day
  amountHalalas: Halalas
  text: string
}

/** Our bank: it books what reaches our account and what leaves it, and says so in statements. */
export class Bank {
  private readonly lines: BankLine[] = []
  private stated = 0

  constructor(private readonly clock: { now(): Date }) {}

  book(amountHalalas: Halalas, text: string): void {
    this.lines.push({ day: riyadhDay(this.clock.now()), amountHalalas, text })
  }

  /** What was booked since the last statement as a CSV; null where nothing was. */
  statement(): string | null {
    const fresh = this.lines.slice(this.stated)
    if (fresh.length === 0) return null
    const rows = fresh.map(({ day, amountHalalas, text }, i) =>
      [`line-${this.stated + i + 1}`, day, (toSar(amountHalalas) ?? 0).toFixed(2), text].join(','),
    )
    this.stated = this.lines.length
    return ['id,date,amount,description', ...rows].join('\n')
  }

  /** What is on the account. */
  get balance(): Halalas {
    return this.lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)
  }
}
