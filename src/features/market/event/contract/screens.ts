/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'international',
  'offlineSalon',
  'onlineActivities',
  'activityH5',
  'activityDetail',
  'operatorEvents',
] as const satisfies readonly string[]
