import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { updateUserInfo } from '../../../../../platform/web/session.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DictSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { FormGrid, FormState, Wide } from '../../../../../platform/web/ui/FormState.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { call as accountCall } from '../../../account/web/queries.ts'
import { AreaField } from '../../../area/web/parts.tsx'
import { type ProfileCard, profileCardForm } from '../../contract/schema.ts'
import { CardFinish, CardLoading, CardShell, NameCard, useAreaText } from '../parts.tsx'
import { call, stale, useProfileCard } from '../queries.ts'
import { t } from '../texts.ts'

interface Typed {
  name: string
  gender: string
  birthDate: string
  area: string
  position: string
  avatar: UploadedFile | null
}

const wire = (typed: Typed) => ({ ...typed, gender: typed.gender as 'unstated', avatar: typed.avatar?.id ?? '' })

/** An individual's card, filled in on the visiting card page. */
export function PersonCard() {
  const { data, error, refetch } = useProfileCard()
  return data ? <PersonCardForm card={data} /> : <CardLoading error={error} onRetry={refetch} />
}

function PersonCardForm({ card }: { card: ProfileCard }) {
  const s = useTexts(t)
  const genderText = useDictText('gender')
  const [busy, setBusy] = useState(false)
  const { version: read, ...saved } = card
  const act = useActForm({
    warn: false,
    draft: 'card.personal',
    initial: { ...saved } as Typed,
    version: read,
    stale,
    check: (typed) => checkBy(profileCardForm, wire(typed)),
    save: async (typed, options, version) => {
      await call('POST /ws/profile/card', { ...wire(typed), version }, options)
      return accountCall('GET /ws/account/me', {}, { quiet: true }).catch(() => ({ whetherIntact: 'Y' as const }))
    },
    onDone: updateUserInfo,
  })
  const { form, field } = act
  const { values } = form
  const place = useAreaText(values.area)
  return (
    <CardShell
      of="person"
      preview={
        <NameCard
          of="person"
          name={values.name}
          line={values.position}
          facts={[place, values.gender && values.gender !== 'unstated' ? genderText(values.gender) : '']}
          picture={values.avatar?.url}
        />
      }
      form={
        <form onSubmit={act.onSubmit} noValidate>
          <FormState of={act} />
          <FormGrid>
            <TextInput required autoComplete="name" maxLength={60} {...field('name', s.name)} />
            <TextInput required placeholder={s.positionHint} maxLength={60} {...field('position', s.position)} />
            <DictSelect dict="gender" required {...field('gender', s.gender)} />
            <DateField birth required {...field('birthDate', s.birthDate)} />
            <Wide>
              <AreaField required {...field('area', s.area)} />
            </Wide>
            <Wide>
              <UploadField purpose="avatar" onBusy={setBusy} {...field('avatar', s.avatar)} />
            </Wide>
          </FormGrid>
          <CardFinish pending={act.pending} disabled={busy} />
        </form>
      }
    />
  )
}
