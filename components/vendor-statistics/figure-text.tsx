'use client'

import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { NightFigure } from '@/lib/domain/statistics/figures'
import { useMoney } from '@/lib/i18n/use-money'

/** A figure as it is read: in per cent or in money. */
export function FigureText({ figure, value }: { figure: NightFigure | 'income'; value: number }) {
  const money = useMoney()
  return figure === 'occupancy' ? <Num>{value}%</Num> : <Money {...money(value)} />
}
