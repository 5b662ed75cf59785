import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useMe } from './queries.ts'
import { AddressesPart } from './settings/AddressesPart.tsx'
import { ClosePart, DataPart } from './settings/LeavePart.tsx'
import { NoticesPart } from './settings/NoticesPart.tsx'
import { PasswordPart } from './settings/PasswordPart.tsx'
import { SecondFactorPart } from './settings/SecondFactorPart.tsx'
import { SessionsPart } from './settings/SessionsPart.tsx'
import { SignInPart } from './settings/SignInPart.tsx'
import { t } from './settings/texts.ts'

/** For a company's member and an individual alike: an account belongs to one person. */
export default function AccountSettings() {
  const s = useTexts(t)
  const { data: me, error, refetch } = useMe()
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      {me ? (
        <div className={`${blocks.stack} ${spacing.slim}`}>
          <SignInPart me={me} />
          <PasswordPart key={String(me.hasPassword)} me={me} />
          <SecondFactorPart />
          <SessionsPart />
          <AddressesPart />
          <NoticesPart />
          <DataPart />
          <ClosePart />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  )
}
