'use client'

import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { type BarsSettings, barsConfig } from './bars-config'

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
