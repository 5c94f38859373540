{
  "extends": ["//"],
  "tags": ["feature"]
}
