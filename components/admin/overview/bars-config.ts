import type { ChartConfiguration } from 'chart.js'

export interface BarsSettings {
  /** the names of the days, the oldest first */
  days: readonly string[]
  values: readonly number[]
  /** a value with its unit */
  textOf: (value: number) => string
  isRightToLeft: boolean
}

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Canvas knows no custom properties, so the tokens are read where it stands; time runs in the direction of reading. */
export function barsConfig(
  element: HTMLElement,
  { days, values, textOf, isRightToLeft }: BarsSettings,
): ChartConfiguration<'bar', number[], string> {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--c-${name}`).trim()
  const font = { family: style.fontFamily, size: 12 }
  return {
    type: 'bar',
    data: {
      labels: [...days],
      datasets: [
        {
          data: [...values],
          backgroundColor: token('primary'),
          hoverBackgroundColor: token('accent'),
          borderRadius: 2,
          categoryPercentage: 0.9,
          barPercentage: 0.85,
        },
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      // The name of the outermost day is wider than its bar.
      layout: { padding: { x: 12 } },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          reverse: isRightToLeft,
          grid: { display: false },
          border: { color: token('line') },
          ticks: { color: token('ink-3'), font, maxTicksLimit: 6, maxRotation: 0 },
        },
        y: {
          position: isRightToLeft ? 'right' : 'left',
          beginAtZero: true,
          border: { display: false },
          grid: { color: token('line') },
          ticks: {
            color: token('ink-3'),
            font,
            maxTicksLimit: 5,
            precision: 0,
            callback: (value) => COMPACT.format(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          rtl: isRightToLeft,
          textDirection: isRightToLeft ? 'rtl' : 'ltr',
          displayColors: false,
          backgroundColor: token('ink'),
          titleColor: token('bg'),
          bodyColor: token('bg'),
          titleFont: font,
          bodyFont: font,
          callbacks: { label: ({ parsed }) => textOf(parsed.y ?? 0) },
        },
      },
    },
  }
}
