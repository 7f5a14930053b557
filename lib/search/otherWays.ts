/** Links for readers whose search found nothing. */
export const OTHER_WAYS = [
  {to: '/docs/problems/', label: 'Problems by what you see'},
  {to: '/docs/problems/messages', label: 'Messages'},
  {to: '/docs/android/guide/api', label: 'Android calls'},
  {to: '/docs/ios/api/', label: 'iOS calls'},
  {to: '/docs/windows/api', label: 'Windows calls'},
] as const;
