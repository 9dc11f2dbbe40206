'use client'

import { useTranslations } from 'next-intl'
import { useSWRConfig } from 'swr'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { addressOf } from '@/lib/contract/address'
import { PASSKEY_NAME_LENGTH, passkeyNameBody } from '@/lib/domain/account/passkey'
import { createPasskey, inWords } from '@/lib/session/passkeys'

interface PasskeyNameDialogProps {
  /** of the passkey that gets another name; without it one is made */
  id?: string
  name: string
  onClose: () => void
}

const toBody = ({ name }: { name: string }) => ({ name: name.trim() })

/** Names a passkey, and makes it where there is none yet. */
export function PasskeyNameDialog({ id, name: given, onClose }: PasskeyNameDialogProps) {
  const t = useTranslations('profile.passkeys')
  const closeLabel = useTranslations('profile')('close')
  const { mutate } = useSWRConfig()
  const create = (name: string) =>
    createPasskey(name).catch((failure: unknown) => {
      throw inWords(failure, t('cancelled'), t('exists'))
    })
  return (
    <FormDialog
      title={t(id ? 'rename' : 'add')}
      closeLabel={closeLabel}
      schema={passkeyNameBody}
      initialValues={{ name: given }}
      toBody={toBody}
      send={async (typed) => {
        const { name } = toBody(typed)
        if (id) await call('PUT /user/passkeys/:id', { params: { id }, body: { name } })
        else await create(name)
        await mutate(addressOf('GET /user/passkeys').path)
        return t(id ? 'renamed' : 'added')
      }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        dir="auto"
        maxLength={PASSKEY_NAME_LENGTH}
      />
      <SubmitButton>{t(id ? 'rename' : 'create')}</SubmitButton>
    </FormDialog>
  )
}
