import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { PhoneField } from '../../../../platform/web/ui/PhoneField.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useAreaCodes } from '../../../area/web/queries.ts'
import { useMove } from '../queries.ts'
import css from './providers.module.css'
import { t } from './texts.ts'

/** The source's *add*: one individual by phone number. `focus` where the page was opened for it. */
export function InviteForm({ demandId, focus }: { demandId: string; focus: boolean }) {
  const s = useTexts(t)
  const codes = useAreaCodes()
  const [areaCode, setAreaCode] = useState('86')
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const act = useMove('POST /ws/demand/add', {
    onDone: () => {
      toast.success(s.inviteDone)
      setPhone('')
      setMessage('')
      setTried(false)
    },
  })
  const ready = codes.data !== undefined
  useEffect(() => {
    if (!focus || !ready) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.querySelector<HTMLInputElement>('input[type="tel"], [data-path="phone"] input, input[data-path="phone"]')?.focus()
  }, [focus, ready])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (phone.trim()) void act.run({ id: demandId, areaCode, phone: phone.trim(), message: message.trim() })
  }
  return (
    <SectionCard title={s.addTitle} about={s.addAbout} id="add">
      <form className={`${blocks.form} ${css.form}`} onSubmit={submit} noValidate ref={box}>
        <PhoneField
          label={s.phone}
          areaCode={areaCode}
          phone={phone}
          onAreaCodeChange={setAreaCode}
          onPhoneChange={setPhone}
          areaCodes={codes.data ?? []}
          required
          autoComplete="off"
          data-path="phone"
          error={act.fields['phone'] ?? act.fields['accountId'] ?? (tried && !phone.trim() ? s.phoneNeeded : undefined)}
          areaCodeError={act.fields['areaCode']}
        />
        <Textarea
          label={s.message}
          description={s.messageHint}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={8}
          value={message}
          error={act.fields['message']}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {act.error && Object.keys(act.error.fields).length === 0 && (
          <Alert color="bad" role="alert">
            {act.error.message}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="default" loading={act.pending}>
            {s.invite}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
