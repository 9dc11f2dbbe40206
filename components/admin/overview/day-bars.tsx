'use client'

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useEffect, useRef } from 'react'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** Bars on a canvas, in the tokens of the theme; the parent names it, and a table has its values. */
export default function DayBars({ days, values, textOf, isRightToLeft }: BarsSettings) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const draw = () => new Chart(element, barsConfig(element, { days, values, textOf, isRightToLeft }))
    let chart = draw()
    const theme = new MutationObserver(() => {
      chart.destroy()
      chart = draw()
    })
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      theme.disconnect()
      chart.destroy()
    }
  }, [days, values, textOf, isRightToLeft])
  return <canvas ref={canvas} />
}

interface BarsSettings {
  /** the names of the days, the oldest first */
  days: readonly string[]
  values: readonly number[]
  /** a value with its unit */
  textOf: (value: number) => string
  isRightToLeft: boolean
}

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Canvas knows no custom properties, so the tokens are read where it stands; time runs in the direction of reading. */
function barsConfig(
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
