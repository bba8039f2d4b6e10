import { registerHooks } from 'node:module'

// dependency-cruiser reads TypeScript through the JavaScript API that TypeScript 7 does not have:
// beside version 7 alone it reads no module and reports no error. Give it version 6 instead.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-6'), context),
})
