import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import { updateUserInfo } from '../../../../platform/web/session.ts'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DictSelect } from '../../../../platform/web/ui/DictSelect.tsx'
import { FormGrid, FormState, Wide } from '../../../../platform/web/ui/FormState.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { call as accountCall } from '../../account/web/queries.ts'
import { AreaField } from '../../area/web/parts.tsx'
import { CardFinish, CardShell, NameCard, useAreaText } from '../../profile/web/parts.tsx'
import { type CompanyCard, companyCardForm } from '../contract/schema.ts'
import { call, stale } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  shortName: string
  fullName: string
  industry: string
  scale: string
  area: string
  contactName: string
  position: string
  logo: UploadedFile | null
}

const wire = ({ logo, industry, scale, ...rest }: Typed) => ({
  ...rest,
  industry: industry as 'other',
  scale: scale as 'to20',
  logo: logo?.id ?? '',
})

/** The company's card, filled in by the person who registered it. */
export function CompanyCardForm({ card }: { card: CompanyCard }) {
  const s = useTexts(t)
  const industryText = useDictText('industry')
  const scaleText = useDictText('companyScale')
  const [busy, setBusy] = useState(false)
  const { companyId: _, version: read, ...saved } = card
  const act = useActForm({
    warn: false,
    draft: 'card.company',
    initial: saved as Typed,
    version: read,
    stale,
    check: (typed) => checkBy(companyCardForm, wire(typed)),
    save: async (typed, options, version) => {
      await call('POST /ws/company/card', { ...wire(typed), version }, options)
      return accountCall('GET /ws/account/me', {}, { quiet: true }).catch(() => ({ whetherIntact: 'Y' as const }))
    },
    onDone: updateUserInfo,
  })
  const { form, field } = act
  const { values } = form
  const place = useAreaText(values.area)
  return (
    <CardShell
      of="company"
      preview={
        <NameCard
          of="company"
          name={values.shortName || values.fullName}
          line={values.shortName && values.fullName !== values.shortName ? values.fullName : undefined}
          org={[values.contactName, values.position].filter(Boolean).join(' · ')}
          facts={[place, industryText(values.industry), scaleText(values.scale)]}
          picture={values.logo?.url}
        />
      }
      form={
        <form onSubmit={act.onSubmit} noValidate>
          <FormState of={act} />
          <FormGrid>
            <Wide>
              <TextInput
                description={s.fullNameHint}
                required
                autoComplete="organization"
                maxLength={120}
                {...field('fullName', s.fullName)}
              />
            </Wide>
            <TextInput placeholder={s.shortNameHint} required maxLength={40} {...field('shortName', s.shortName)} />
            <DictSelect dict="industry" required {...field('industry', s.industry)} />
            <DictSelect dict="companyScale" required {...field('scale', s.scale)} />
            <AreaField required {...field('area', s.area)} />
            <TextInput required autoComplete="name" maxLength={60} {...field('contactName', s.contactName)} />
            <TextInput required autoComplete="organization-title" maxLength={60} {...field('position', s.position)} />
            <Wide>
              <UploadField purpose="logo" onBusy={setBusy} {...field('logo', s.logo)} />
            </Wide>
          </FormGrid>
          <CardFinish pending={act.pending} disabled={busy} />
        </form>
      }
    />
  )
}
