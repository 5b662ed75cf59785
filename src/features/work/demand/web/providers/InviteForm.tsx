import { Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { PhoneField } from '../../../../../platform/web/ui/PhoneField.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { useAreaCodes } from '../../../../base/area/web/queries.ts'
import { FormEnd } from '../FormEnd.tsx'
import { call, refreshIfMoved, stale } from '../queries.ts'
import css from './providers.module.css'
import { t } from './texts.ts'

/** The source's *add*: one individual by phone number. `focus` if the page was opened for it. */
export function InviteForm({ demandId, focus }: { demandId: string; focus: boolean }) {
  const s = useTexts(t)
  const codes = useAreaCodes()
  const box = useRef<HTMLFormElement>(null)
  const act = useActForm({
    initial: { areaCode: '86', phone: '', message: '' },
    check: ({ phone }): Record<string, string> => (phone.trim() ? {} : { phone: s.phoneNeeded }),
    save: ({ areaCode, phone, message }, options) =>
      call('POST /ws/demand/add', { id: demandId, areaCode, phone: phone.trim(), message: message.trim() }, options),
    rename: { accountId: 'phone' },
    stale,
    onDone: (_, { areaCode }) => {
      toast.success(s.inviteDone)
      act.restart({ areaCode, phone: '', message: '' })
    },
    onError: refreshIfMoved,
    warn: false,
  })
  const { form, field } = act
  const ready = codes.data !== undefined
  useEffect(() => {
    if (!focus || !ready) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.querySelector<HTMLInputElement>('input[type="tel"], [data-path="phone"] input, input[data-path="phone"]')?.focus()
  }, [focus, ready])
  return (
    <SectionCard title={s.addTitle} about={s.addAbout} id="add">
      <form className={`${blocks.form} ${css.form}`} onSubmit={act.onSubmit} noValidate ref={box}>
        <PhoneField
          label={s.phone}
          areaCode={form.values.areaCode}
          phone={form.values.phone}
          onAreaCodeChange={(code) => form.setFieldValue('areaCode', code)}
          onPhoneChange={(phone) => form.setFieldValue('phone', phone)}
          areaCodes={codes.data ?? []}
          required
          autoComplete="off"
          data-path="phone"
          error={form.errors['phone']}
          areaCodeError={form.errors['areaCode']}
        />
        <Textarea
          description={s.messageHint}
          maxLength={DEMAND_MESSAGE_MAX}
          autosize
          minRows={2}
          maxRows={8}
          {...field('message', s.message)}
        />
        <FormEnd needs="demand:pick" of={act} verb={s.invite} />
      </form>
    </SectionCard>
  )
}
