export async function timeOf(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
