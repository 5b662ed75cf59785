import { Alert, Button, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { updateUserInfo } from '../../../../platform/web/session.ts'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DictSelect } from '../../../../platform/web/ui/DictSelect.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState, Wide } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { UploadField, UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { ALBUM_MAX_IMAGES, BENEFITS_MAX } from '../../../../rules/constants.ts'
import { AreaField } from '../../area/web/parts.tsx'
import { FAILED, UNVERIFIED } from '../../verification/contract/verification.ts'
import { VerificationTag } from '../../verification/web/parts.tsx'
import { type CompanyInfo, companyInfoForm } from '../contract/schema.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { call, put, stale, useCompanyInfo } from './queries.ts'
import { t } from './texts.ts'

export default function CompanyInfoPage() {
  const s = useTexts(t)
  const { data, error, refetch } = useCompanyInfo()
  const mayEdit = useMay('company:edit')
  const mayAuthenticate = useMay('company:authenticate')
  return (
    <>
      <PageHeader
        title={s.infoTitle}
        about={s.infoAbout}
        status={data && <VerificationTag status={data.status} />}
        actions={
          data && (
            <>
              {mayAuthenticate && (data.status === UNVERIFIED || data.status === FAILED) && (
                <Button component={Link} to="/companyHome/authentication" variant="default">
                  {s.toAuthentication}
                </Button>
              )}
              <Button component={Link} to={`/personalHome/companyInfo/${data.id}`} variant="default">
                {s.publicPage}
              </Button>
            </>
          )
        }
      />
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <FormSkeleton fields={8} />
        )
      ) : mayEdit ? (
        <InfoForm info={data} />
      ) : (
        <div className={`${blocks.stack} ${spacing.slim}`}>
          <Alert color="primary">{s.readOnly}</Alert>
          <CompanyFacts company={data} contact={data} />
        </div>
      )}
    </>
  )
}

type Typed = Omit<CompanyInfo, 'id' | 'version' | 'areaText' | 'status' | 'fullNameLocked' | 'createdAt' | 'logo' | 'album'> & {
  logo: UploadedFile | null
  album: UploadedFile[]
}

function typedOf({ id: _, version: _v, areaText: _a, status: _s, fullNameLocked: _f, createdAt: _c, ...rest }: CompanyInfo): Typed {
  return rest
}

const wire = ({ logo, album, industry, scale, type, ...rest }: Typed) => ({
  ...rest,
  industry: industry as 'other',
  scale: scale as 'to20',
  type: type as '',
  logo: logo?.id ?? '',
  album: album.map((picture) => picture.id),
})

function InfoForm({ info }: { info: CompanyInfo }) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const act = useActForm({
    draft: 'company.info',
    initial: typedOf(info),
    version: info.version,
    stale,
    check: (typed) => checkBy(companyInfoForm, wire(typed)),
    save: (typed, options, version) => call('POST /ws/company/info', { ...wire(typed), version }, options),
    onDone: (result) => {
      toast.success(s.saved)
      put('GET /ws/company/info', {}, result)
      act.restart(typedOf(result))
      const shown = { logoUrl: result.logo?.url ?? '', companyName: result.shortName }
      updateUserInfo(shown)
    },
  })
  const { field } = act
  return (
    <form className={`${blocks.stack} ${spacing.slim}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <SectionCard title={s.basics}>
        <FormGrid>
          <Wide>
            <TextInput
              description={info.fullNameLocked ? s.locked : s.fullNameHint}
              readOnly={info.fullNameLocked}
              required
              maxLength={120}
              {...field('fullName', s.fullName)}
            />
          </Wide>
          <TextInput required maxLength={40} {...field('shortName', s.shortName)} />
          <DictSelect dict="industry" required {...field('industry', s.industry)} />
          <DictSelect dict="companyScale" required {...field('scale', s.scale)} />
          <DictSelect dict="companyType" {...field('type', s.type)} />
          <AreaField required {...field('area', s.area)} />
          <TextInput autoComplete="street-address" maxLength={200} {...field('address', s.address)} />
          <TextInput type="url" inputMode="url" placeholder="example.com" maxLength={200} {...field('website', s.website)} />
        </FormGrid>
      </SectionCard>
      <SectionCard title={s.pictures}>
        <FormGrid>
          <Wide>
            <Textarea autosize minRows={4} maxRows={12} maxLength={2000} {...field('intro', s.intro)} />
          </Wide>
          <Wide>
            <TagsInput
              description={s.benefitsHint}
              maxTags={BENEFITS_MAX}
              splitChars={[',', '，', '；']}
              {...field('benefits', s.benefits)}
            />
          </Wide>
        </FormGrid>
        <FormGrid two>
          <UploadField purpose="logo" onBusy={setBusy} {...field('logo', s.logo)} />
          <UploadListField purpose="album" max={ALBUM_MAX_IMAGES} onBusy={setBusy} {...field('album', s.album)} />
        </FormGrid>
      </SectionCard>
      <SectionCard title={s.contact} about={s.contactAbout}>
        <FormGrid>
          <TextInput required autoComplete="name" maxLength={60} {...field('contactName', s.contactName)} />
          <TextInput required autoComplete="organization-title" maxLength={60} {...field('position', s.position)} />
          <TextInput type="tel" autoComplete="tel" maxLength={30} {...field('contactPhone', s.contactPhone)} />
          <TextInput type="email" autoComplete="email" maxLength={200} {...field('contactEmail', s.contactEmail)} />
        </FormGrid>
      </SectionCard>
      <FormFoot>
        <ActButton needs="company:edit" type="submit" loading={act.pending} blocked={busy}>
          {s.save}
        </ActButton>
      </FormFoot>
    </form>
  )
}
