import { Drawer, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { PublicProfile, ResumeKind } from '../../../../base/profile/contract/schema.ts'
import { usePublicProfile } from '../../../../base/profile/web/queries.ts'
import { WorkTogether } from '../my-providers/parts.tsx'
import { VerifiedMark } from '../parts.tsx'
import css from './providers.module.css'
import { resumeKindLabels, t } from './texts.ts'

/** A person's public profile beside the list, so that the position in the list is kept. */
export function ProfileDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const s = useTexts(t)
  // The last one stays visible while the drawer closes.
  const [shown, setShown] = useState(id)
  useEffect(() => {
    if (id) setShown(id)
  }, [id])
  const profile = usePublicProfile(shown)
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={s.drawerTitle}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {profile.data ? (
        <div className={blocks.stack}>
          {shown && <WorkTogether partyId={shown} />}
          <Profile profile={profile.data} />
        </div>
      ) : profile.isError ? (
        <ErrorState error={profile.error} onRetry={() => profile.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Drawer>
  )
}

function Profile({ profile }: { profile: PublicProfile }) {
  const lang = useLang()
  const s = useTexts(t)
  const language = useDictText('language')
  const list = (words: readonly string[]) => words.join(lang === 'cn' ? '、' : ', ')
  const { rateCurrency, hourlyRateMinor, monthlyRateMinor } = profile
  const rates = rateCurrency
    ? [
        hourlyRateMinor !== null && s.hourly(formatMoney(hourlyRateMinor, rateCurrency, lang)),
        monthlyRateMinor !== null && s.monthly(formatMoney(monthlyRateMinor, rateCurrency, lang)),
      ].filter((text) => text !== false)
    : []
  return (
    <div className={blocks.stack}>
      <div className={`${blocks.line} ${css.who}`}>
        <Avatar name={profile.name} src={profile.avatarUrl} size={56} />
        <div>
          <h3>
            {profile.name}
            {profile.verified && <VerifiedMark who="person" on={profile.checkedOn} />}
          </h3>
          <p>{profile.headline || profile.position}</p>
        </div>
        <StatusTag tone={profile.available ? 'ok' : 'neutral'}>{profile.available ? s.available : s.unavailable}</StatusTag>
      </div>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.region, value: [profile.areaText, profile.city].filter(Boolean).join(' · ') },
          { label: s.languages, value: list(profile.languages.map(language)) },
          { label: s.skills, value: list(profile.skills) },
          profile.years > 0 && { label: s.experience, value: s.years(profile.years) },
          rates.length > 0 && { label: s.rates, value: rates.join(' · ') },
          profile.intro !== '' && { label: s.intro, value: <span className={blocks.text}>{profile.intro}</span>, wide: true },
        ]}
      />
      {profile.items.length === 0 && <p className={blocks.quiet}>{s.noResume}</p>}
      {(Object.keys(resumeKindLabels) as ResumeKind[]).map((kind) => {
        const items = profile.items.filter((item) => item.kind === kind)
        if (items.length === 0) return null
        return (
          <section key={kind}>
            <h3>{resumeKindLabels[kind][lang]}</h3>
            <ul className={`${blocks.form} ${css.resume}`}>
              {items.map((item) => (
                <li key={item.id}>
                  <p className={blocks.fine}>
                    {item.from} – {item.to || s.untilNow}
                  </p>
                  <p>
                    <strong>{item.title}</strong> · {item.organisation}
                  </p>
                  {item.description && <p className={blocks.text}>{item.description}</p>}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
