import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { outboxCalls } from '../../contract/calls.ts'
import { call, stale, useRead } from '../queries.ts'
import { t } from './texts.ts'

type Provider = ResultOf<(typeof outboxCalls)['GET /ws/operator/senders']>[number]['providers'][number]

/** Who carries SMS and mail by the settings, and a way to see whether they do. */
export function Providers() {
  const s = useTexts(t)
  const may = useMay('operator:settings')
  const [trying, setTrying] = useState(false)
  const { data } = useRead('GET /ws/operator/senders', {})
  if (!data) return null
  const isSet = data.some(({ providers }) => providers.length > 0)
  return (
    <SectionCard
      title={s.providersTitle}
      actions={
        may &&
        isSet && (
          <Button variant="default" onClick={() => setTrying(true)}>
            {s.tryOne}
          </Button>
        )
      }
    >
      <DescriptionList items={data.map(({ channel, providers }) => ({ label: s[channel], value: <Names of={providers} /> }))} />
      {isSet && <p className={blocks.fine}>{s.tried}</p>}
      <Modal opened={trying} onClose={() => setTrying(false)} title={s.tryTitle} closeButtonProps={{ 'aria-label': s.cancel }}>
        {trying && <TryForm onClose={() => setTrying(false)} />}
      </Modal>
    </SectionCard>
  )
}

function Names({ of }: { of: readonly Provider[] }) {
  const s = useTexts(t)
  const lang = useLang()
  if (of.length === 0) return s.noneSet
  const list = of.map(({ name, areas, hasReports }) => {
    const notes = [areas && s.onlyAreas(areas.map((code) => `+${code}`).join(' ')), !hasReports && s.noReports].filter(Boolean)
    return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
  })
  return list.join(lang === 'cn' ? '，' : ', ')
}

function TryForm({ onClose }: { onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { to: '' },
    check: (typed) => checkFilled(typed, ['to']),
    save: ({ to }, options) => call('POST /ws/operator/outbox/try', { channel: to.includes('@') ? 'email' : 'sms', to }, options),
    stale,
    warn: false,
    onDone: () => {
      toast.success(s.trialQueued)
      onClose()
    },
  })
  return (
    <DialogForm needs="operator:settings" of={act} verb={s.send} cancel={s.cancel} onCancel={onClose}>
      <TextInput description={s.tryToHint} data-autofocus required {...act.field('to', s.tryTo)} />
    </DialogForm>
  )
}
