/** Errors to try, as a log shows them. */
export const EXAMPLES: readonly {label: string; text: string}[] = [
  {
    label: 'Nothing was found',
    text: `Traceback (most recent call last):
  File "/data/user/0/com.aojoy.airscript/files/line/garden/main.py", line 14, in water
    bed.click()
AttributeError: 'NoneType' object has no attribute 'click'
`,
  },
  {
    label: 'A package is missing',
    text: `Traceback (most recent call last):
  File "main.py", line 3, in <module>
    import yaml
ModuleNotFoundError: No module named 'yaml'
`,
  },
  {
    label: 'Too new for the phone',
    text: `Traceback (most recent call last):
  File "main.py", line 9, in <module>
    def find_price(text: str) -> int | None:
TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'
`,
  },
  {
    label: 'A database that does not answer',
    text: `[15:47:05] connecting
[15:47:15] pymysql.err.OperationalError: (2003, "Can't connect to MySQL server on 'db.example.com' (timed out)")
`,
  },
];
