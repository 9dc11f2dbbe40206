import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import type { Draft } from '@/lib/domain/listing/draft'
import { changedCopy, type DraftBase } from '@/lib/domain/listing/stored-draft'
import type { Copy, StoredCopy } from './two-copies'

interface Refusal {
  here: { draft: Draft; base: DraftBase | null }
  stored: StoredCopy
  onChoose: (copy: Copy) => void
}

/** After a save that another device came before: goes on with the copy that changed, or asks where both did. */
export function useTwoCopies(onStored: (draft: Draft) => void) {
  const t = useTranslations('wizard.copies')
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function choose({ stored, onChoose }: Refusal, copy: Copy) {
    setRefusal(null)
    if (copy === 'stored') onStored(stored.draft)
    onChoose(copy)
  }

  return {
    settle(refused: Refusal): void {
      const changed = changedCopy(refused.here, refused.stored)
      if (changed === 'both') setRefusal(refused)
      else choose(refused, changed)
      if (changed === 'stored') showToast({ kind: 'info', text: t('updated') })
    },
    question: refusal && {
      here: { draft: refusal.here.draft, at: null },
      stored: refusal.stored,
      onChoose: (copy: Copy) => choose(refusal, copy),
      onClose: () => setRefusal(null),
    },
  }
}
