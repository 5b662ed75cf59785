import { Button, Skeleton } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import { useProfileInfo, useResume } from '../../../../base/profile/web/queries.ts'
import { FAILED, PENDING, UNVERIFIED, VERIFIED } from '../../../../base/verification/contract/verification.ts'
import css from './home.module.css'
import { t } from './texts.ts'

const INFO = '/personalHome/myPersonal'
const RESUME = '/personalHome/myPersonal/resume'

/** What companies see of the individual, what is missing, and whether they may withdraw. */
export function Standing() {
  const s = useTexts(t)
  const info = useProfileInfo()
  const resume = useResume()
  if (info.isError) return <ErrorState error={info.error} onRetry={() => void info.refetch()} />
  if (!info.data || resume.isPending) return <Skeleton h={160} radius="md" />
  const { status } = info.data
  const words: Record<number, [string, Tone]> = {
    [UNVERIFIED]: [s.unverified, 'warn'],
    [PENDING]: [s.pending, 'info'],
    [VERIFIED]: [s.verified, 'ok'],
    [FAILED]: [s.failed, 'bad'],
  }
  const [word, tone] = words[status] ?? [s.disabled, 'bad' as Tone]
  const missing = [
    !info.data.avatar && { text: s.avatar, to: INFO },
    !info.data.headline && { text: s.headline, to: INFO },
    !info.data.intro && { text: s.intro, to: INFO },
    info.data.skills.length === 0 && { text: s.skills, to: INFO },
    info.data.languages.length === 0 && { text: s.languages, to: INFO },
    resume.data?.items.length === 0 && { text: s.experience, to: RESUME },
  ].filter((one) => one !== false && one !== undefined)
  return (
    <SectionCard title={s.standing}>
      <div className={`${blocks.line} ${spacing.before3}`}>
        <StatusTag tone={tone}>{word}</StatusTag>
        {(status === UNVERIFIED || status === FAILED) && (
          <Button component={Link} to="/personalHome/myPersonal/authentication" size="xs" variant="default">
            {s.toVerify}
          </Button>
        )}
      </div>
      {missing.length === 0 ? (
        <p className={blocks.fine}>{s.profileWhole}</p>
      ) : (
        <>
          <h3 className={css.missing}>{s.missing}</h3>
          <ul className={`${blocks.line} ${css.tags}`}>
            {missing.map((one) => (
              <li key={one.text}>
                <Link to={one.to}>{one.text}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}
