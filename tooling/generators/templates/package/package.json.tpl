{
  "name": "@mawkib/{{key}}",
  "version": "0.0.0",
  "description": "{{title}}.",
  "license": "MIT",
  "type": "module",
  "sideEffects": false,
  "files": ["dist", "src", "!src/**/*.test.*", "!src/**/*.stories.*"],
  "exports": {
    ".": {
      "@mawkib/source": "./src/index.ts",
      "types": "./dist/index.d.ts",
      "import": "./dist/index.js"
    },
    "./package.json": "./package.json"
  },
  "scripts": {
    "build": "tsup",
    "unit": "vitest run"
  },
  "devDependencies": {
    "@mawkib/tooling-tsup": "workspace:*",
    "@mawkib/tooling-vitest": "workspace:*",
    "@types/node": "catalog:",
    "tsup": "catalog:",
    "typescript": "catalog:",
    "vitest": "catalog:"
  }
}
