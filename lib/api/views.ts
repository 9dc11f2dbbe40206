/** Told without waiting for an answer, also while the page is being left. */
export function sendView(serviceId: string): void {
  navigator.sendBeacon?.(`/api/v1/services/${encodeURIComponent(serviceId)}/view`)
}
