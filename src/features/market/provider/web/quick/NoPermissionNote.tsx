import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { permissions } from '../../../../../rules/permissions.ts'
import { d } from '../drawer-texts.ts'

/**
 * Lists the roles of a company that may spend beans, for members who may not. In a script of its own: nobody else here needs the table of
 * permissions.
 */
export default function NoPermissionNote() {
  const s = useTexts(d)
  const lang = useLang()
  const roleName = useDictText('teamRole')
  const roles = permissions['provider:unlock'].roles.filter((role) => role !== 'individual').map((role) => roleName(role))
  return <Note>{s.mayNot(roles.join(lang === 'en' ? ', ' : '、'))}</Note>
}
