import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { ActButton } from '@/components/shared/act-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminUserDetail, RevealedUser } from '@/lib/contract/schemas/admin/user-wire'
import {
  PRIVACY_REQUEST_KINDS,
  type PrivacyRequestBody,
  privacyRequestBody,
} from '@/lib/domain/account/privacy-request'
import { MAX_REASON } from '@/lib/domain/reason'
import { riyadhDay } from '@/lib/domain/time/days'

interface UserActionsProps {
  user: AdminUserDetail
  onReveal: (data: RevealedUser) => void
}

type Question = 'block' | 'unblock' | 'export'
type Opened = Question | 'record' | 'endSessions'

/** What an admin may do about a user. */
export function UserActions({ user, onReveal }: UserActionsProps) {
  const t = useTranslations('admin.users')
  const [question, setQuestion] = useState<Opened | null>(null)
  const canWrite = useMayWrite('users')
  if (!canWrite || user.state === 'closed') return null
  const mayBlock = user.role !== 'Admin'
  const input = (reason: string) => ({ params: { id: user._id }, body: { reason } })
  const send: Record<Question, (reason: string) => Promise<unknown>> = {
    block: (reason) => call('POST /admin/users/:id/block', input(reason)),
    unblock: (reason) => call('POST /admin/users/:id/unblock', input(reason)),
    export: async (reason) => saveFile(user._id, await call('POST /admin/users/:id/export', input(reason))),
  }
  return (
    <ButtonRow>
      <ActButton
        kind="outline"
        size="sm"
        send={async () => onReveal(await call('POST /admin/users/:id/reveal', { params: { id: user._id } }))}
        done={t('revealed')}
      >
        {t('reveal')}
      </ActButton>
      <Button $kind="outline" $size="sm" onClick={() => setQuestion('export')}>
        {t('export')}
      </Button>
      <Button $kind="outline" $size="sm" onClick={() => setQuestion('record')}>
        {t('record.open')}
      </Button>
      {user.sessions.length > 0 ? (
        <Button $kind="outline" $size="sm" onClick={() => setQuestion('endSessions')}>
          {t('endSessions')}
        </Button>
      ) : null}
      {user.state === 'blocked' ? (
        <Button $kind="soft" $size="sm" onClick={() => setQuestion('unblock')}>
          {t('unblock')}
        </Button>
      ) : null}
      {user.state === 'active' && mayBlock ? (
        <Button $kind="danger" $size="sm" onClick={() => setQuestion('block')}>
          {t('block')}
        </Button>
      ) : null}
      {question === 'record' ? (
        <RecordRequestDialog userId={user._id} onClose={() => setQuestion(null)} />
      ) : null}
      {question === 'endSessions' ? (
        <ActDialog
          title={t('ending.title')}
          keep={t('ending.keep')}
          confirm={t('endSessions')}
          done={t('sessionsEnded')}
          send={() => call('POST /admin/users/:id/end-sessions', { params: { id: user._id } })}
          onClose={() => setQuestion(null)}
        >
          <p>{t('ending.text')}</p>
        </ActDialog>
      ) : null}
      {question && question !== 'record' && question !== 'endSessions' ? (
        <ReasonDialog
          title={t(`${question}Title`)}
          help={t(`${question}Help`)}
          action={t(question)}
          done={t(`${question}Done`)}
          onSend={send[question]}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </ButtonRow>
  )
}

function saveFile(id: string, data: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `diyar-data-${id}.json`
  link.click()
  URL.revokeObjectURL(address)
}

interface RecordRequestDialogProps {
  userId: string
  onClose: () => void
}

/** Enters a request about personal data that a user sent by another way. */
function RecordRequestDialog({ userId, onClose }: RecordRequestDialogProps) {
  const t = useTranslations('admin.users.record')
  const reasons = useTranslations('admin.reason')
  const kinds = PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <FormDialog
      title={t('title')}
      closeLabel={reasons('close')}
      schema={privacyRequestBody}
      initialValues={{ kind: '', note: '', receivedOn: riyadhDay(new Date()) }}
      send={async (values) => {
        await call('POST /admin/users/:id/privacy-requests', {
          params: { id: userId },
          body: values as PrivacyRequestBody,
        })
        return t('done')
      }}
      startsInField={false}
      onClose={onClose}
    >
      <SelectField name="kind" label={t('kind')} placeholder={t('choose')} options={kinds} />
      <DateField name="receivedOn" label={t('receivedOn')} />
      <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={MAX_REASON} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
