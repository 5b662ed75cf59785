import { useDictText, useLang } from '../../../../../platform/web/i18n.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { type Permission, permissions } from '../../../../../rules/permissions.ts'

/**
 * Lists the roles of a company that hold a permission, for members who do not. In a script of its own: nobody else here needs the table of
 * permissions.
 */
export default function NoPermissionNote({ needs, text }: { needs: Permission; text: (roles: string) => string }) {
  const lang = useLang()
  const roleName = useDictText('teamRole')
  const roles = permissions[needs].roles.filter((role) => role !== 'individual').map((role) => roleName(role))
  return <Note>{text(roles.join(lang === 'en' ? ', ' : '、'))}</Note>
}
