import { Button, NumberInput, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { amountText, type Currency } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { updateUserInfo } from '../../../../platform/web/session.ts'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../platform/web/ui/DateField.tsx'
import { DictMultiSelect, DictSelect } from '../../../../platform/web/ui/DictSelect.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState, Wide } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { SKILLS_MAX } from '../../../../rules/constants.ts'
import { AreaField } from '../../area/web/parts.tsx'
import { FAILED, UNVERIFIED } from '../../verification/contract/verification.ts'
import { VerificationTag } from '../../verification/web/parts.tsx'
import { type ProfileInfo, profileInfoForm } from '../contract/schema.ts'
import { call, put, stale, useProfileInfo } from './queries.ts'
import { t } from './texts.ts'

export default function MyInfoPage() {
  const s = useTexts(t)
  const { data, error, refetch } = useProfileInfo()
  return (
    <>
      <PageHeader
        title={s.infoTitle}
        about={s.infoAbout}
        status={data && <VerificationTag status={data.status} />}
        actions={
          data &&
          (data.status === UNVERIFIED || data.status === FAILED) && (
            <Button component={Link} to="/personalHome/myPersonal/authentication" variant="default">
              {s.toAuthentication}
            </Button>
          )
        }
      />
      {data ? <InfoForm info={data} /> : error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={10} />}
    </>
  )
}

interface Typed
  extends Omit<ProfileInfo, 'id' | 'version' | 'areaText' | 'status' | 'avatar' | 'hourlyRateMinor' | 'monthlyRateMinor' | 'rateCurrency'> {
  avatar: UploadedFile | null
  hourlyRate: string
  monthlyRate: string
  rateCurrency: string
}

const rateText = (minor: number | null, currency: Currency | null) => (minor === null || !currency ? '' : amountText(minor, currency))

function typedOf(info: ProfileInfo): Typed {
  const { id: _, version: _v, areaText: _a, status: _s, hourlyRateMinor, monthlyRateMinor, rateCurrency, ...rest } = info
  return {
    ...rest,
    hourlyRate: rateText(hourlyRateMinor, rateCurrency),
    monthlyRate: rateText(monthlyRateMinor, rateCurrency),
    rateCurrency: rateCurrency ?? '',
  }
}

const wire = ({ avatar, gender, languages, rateCurrency, years, ...rest }: Typed) => ({
  ...rest,
  gender: gender as 'unstated',
  languages: languages as 'zh'[],
  rateCurrency: rateCurrency as '',
  years: Number(years) || 0,
  avatar: avatar?.id ?? '',
})

function InfoForm({ info }: { info: ProfileInfo }) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const act = useActForm({
    draft: 'profile.info',
    initial: typedOf(info),
    version: info.version,
    stale,
    check: (typed) => checkBy(profileInfoForm, wire(typed)),
    save: (typed, options, version) => call('POST /ws/profile/info', { ...wire(typed), version }, options),
    onDone: (result) => {
      toast.success(s.saved)
      put('GET /ws/profile/info', {}, result)
      act.restart(typedOf(result))
      updateUserInfo({ name: result.name, avatar: result.avatar?.url ?? '' })
    },
  })
  const { form, field } = act
  return (
    <form className={`${blocks.stack} ${spacing.slim}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <SectionCard title={s.basics}>
        <FormGrid>
          <TextInput required autoComplete="name" maxLength={60} {...field('name', s.name)} />
          <TextInput required placeholder={s.positionHint} maxLength={60} {...field('position', s.position)} />
          <DictSelect dict="gender" required {...field('gender', s.gender)} />
          <DateField birth required {...field('birthDate', s.birthDate)} />
          <AreaField required {...field('area', s.area)} />
          <TextInput maxLength={80} {...field('city', s.city)} />
          <TextInput type="email" autoComplete="email" maxLength={200} {...field('email', s.email)} />
          <Wide>
            <UploadField purpose="avatar" onBusy={setBusy} {...field('avatar', s.avatar)} />
          </Wide>
        </FormGrid>
      </SectionCard>
      <SectionCard title={s.aboutMe}>
        <FormGrid>
          <Wide>
            <TextInput placeholder={s.headlineHint} maxLength={80} {...field('headline', s.headline)} />
          </Wide>
          <Wide>
            <Textarea autosize minRows={4} maxRows={12} maxLength={2000} {...field('intro', s.intro)} />
          </Wide>
          <DictMultiSelect dict="language" without={['zhEn']} max={12} {...field('languages', s.languages)} />
          <NumberInput min={0} max={70} allowDecimal={false} hideControls {...field('years', s.years)} />
          <Wide>
            <TagsInput description={s.skillsHint} maxTags={SKILLS_MAX} splitChars={[',', '，', '；']} {...field('skills', s.skills)} />
          </Wide>
        </FormGrid>
      </SectionCard>
      <SectionCard title={s.work}>
        <FormGrid>
          <DictSelect dict="currency" without={['BEAN']} {...field('rateCurrency', s.rateCurrency)} />
          <TextInput inputMode="decimal" placeholder={s.rateNone} {...field('hourlyRate', s.hourlyRate)} />
          <TextInput inputMode="decimal" placeholder={s.rateNone} {...field('monthlyRate', s.monthlyRate)} />
        </FormGrid>
        <div className={`${blocks.form} ${spacing.after5}`}>
          <Switch
            label={s.available}
            checked={form.values.available}
            onChange={(event) => form.setFieldValue('available', event.currentTarget.checked)}
          />
          <Switch
            label={s.talentSearch}
            description={s.talentSearchAbout}
            checked={form.values.talentSearch}
            onChange={(event) => form.setFieldValue('talentSearch', event.currentTarget.checked)}
          />
        </div>
      </SectionCard>
      <FormFoot>
        <ActButton needs="profile:edit" type="submit" loading={act.pending} blocked={busy}>
          {s.save}
        </ActButton>
      </FormFoot>
    </form>
  )
}
