{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "types": ["node"],
    "noEmit": false,
    "composite": true,
    "emitDeclarationOnly": true,
    "rootDir": "src",
    "outDir": ".types",
    "tsBuildInfoFile": ".types/tsconfig.build.tsbuildinfo"
  },
  "include": ["src"],
  "exclude": ["src/**/*.test.*", "src/**/*.fixture.*"],
  "references": []
}
