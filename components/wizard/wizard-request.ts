/** What the address asks the wizard for. */
export type WizardRequest = { kind: 'add' } | { kind: 'edit' | 'draft'; id: string }

/** `?add=1`, `?edit={id}` or `?draft={id}`; null for an address that asks for none. */
export function wizardRequestOf(params: URLSearchParams): WizardRequest | null {
  for (const kind of ['edit', 'draft'] as const) {
    const id = params.get(kind)
    if (id) return { kind, id }
  }
  return params.get('add') === null ? null : { kind: 'add' }
}
