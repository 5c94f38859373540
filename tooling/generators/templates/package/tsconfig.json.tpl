{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "types": ["node"],
    "incremental": true,
    "tsBuildInfoFile": ".types/tsconfig.tsbuildinfo"
  },
  "include": ["src/**/*.test.*", "src/**/*.fixture.*", "*.config.ts"],
  "references": [
    {
      "path": "./tsconfig.build.json"
    }
  ]
}
