/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['partner', 'operatorPartners', 'operatorChannels'] as const satisfies readonly string[]
