import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { may } from '../../../../platform/web/permissions.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { usePermissions } from '../../../../platform/web/use-permissions.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { DemandRow } from '../contract/schema.ts'
import { actionHref, isLeading, mayLead, moveHref } from './links.ts'
import css from './parts.module.css'
import { NextLink, PartsLink } from './parts.tsx'
import { actionLabels, demandTexts } from './texts.ts'

/**
 * What the source's table lists for a row, as far as the permission list allows it: the next step as its button, or else the parts that
 * wait, or else the way to money that can be withdrawn. All others are in its menu; one that is not possible now leads to the reason.
 */
export function RowActions({ row }: { row: DemandRow }) {
  const s = useTexts(demandTexts)
  const lang = useLang()
  const auth = usePermissions()?.auth
  const company = isCompany(useSession().userInfo)
  const allowed = (permission: Permission) => may(auth, permission)

  const shown = row.buttons.filter(({ action, permission }) =>
    isLeading(action) ? mayLead(action, allowed) : permission === null || allowed(permission),
  )
  const next = row.next && (row.next.permission === null || allowed(row.next.permission)) ? row.next : null
  const parts = !next && row.progress !== null && row.progress.waiting > 0
  const withdraw = !next && !parts && shown.some(({ action }) => action === 'withdraw')
  const others = shown.filter(({ action, move }) => !(next && move === next.move) && !(withdraw && action === 'withdraw'))
  return (
    <span className={css.actions}>
      {next && <NextLink id={row.id} next={next} />}
      {parts && <PartsLink demand={row} />}
      {withdraw && (
        <Link className={`${blocks.inline} ${css.next}`} to={actionHref('withdraw', row.id, company)} data-action="withdraw">
          {actionLabels.withdraw[lang]}
        </Link>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={s.more(row.title)} data-more={row.id}>
              <IconDots size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ action, move, possible }) => (
              <Menu.Item
                key={action}
                component={Link}
                to={isLeading(action) ? actionHref(action, row.id, company) : move ? moveHref(move, row.id) : ''}
                data-action={action}
                {...(!possible && { c: 'dimmed' })}
              >
                {actionLabels[action][lang]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
