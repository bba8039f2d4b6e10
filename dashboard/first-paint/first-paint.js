// The build puts the paths of the pages here, each with its files.
const pages = []

const parts = location.pathname.split('/')
const isHere = ([path]) => {
  const wanted = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part[0] === '$' || part === parts[index])
  )
}
const [, files] = pages.find(isHere) ?? []
// Somebody who is not signed in comes to another page.
if (files && localStorage.getItem('capstan.signed-in')) {
  const ask = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), attributes))
  ask({ rel: 'preload', as: 'fetch', href: '/session/me', crossOrigin: 'anonymous' })
  for (const file of files) ask({ rel: 'modulepreload', href: `/${file}` })
  document.documentElement.dataset.frame = ''
}
