// Before the first paint, so that a dark page never flashes white.
const chosen = localStorage.getItem('capstan.theme')
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
